// Korean texts of what a visitor can do at first sight.
import type { WelcomeMessages } from '../en/welcome';

export const words: WelcomeMessages = { watch: '탐색 지켜보기' };
