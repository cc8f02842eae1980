// Every text of what a visitor can do at first sight. A language that lacks one does not compile.

export interface WelcomeMessages {
  watch: string;
}
