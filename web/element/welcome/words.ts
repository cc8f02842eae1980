// Every text for a visitor's first actions. A language that lacks one does not compile.

export interface WelcomeMessages {
  watch: string;
}
