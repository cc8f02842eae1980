// The texts of the embed panel. A language that lacks one does not compile.
export interface EmbedMessages {
  title: string;
  about: string;
  close: string;
  kind: string;
  tag: string;
  pinned: string;
  frame: string;
  kindNote: { tag: string; pinned: string; frame: string };
  pinnedFailed: string;
  demo: string;
  /** The file of the demo in this language. */
  demoPage: string;
  mode: string;
  strategy: string;
  /** The address of the recording that is watched. */
  trace: string;
  recording: string;
  speed: string;
  at: string;
  from: string;
  to: string;
  toEnd: string;
  autoplay: string;
  loop: string;
  controls: string;
  controlSet: { full: string; minimal: string; none: string };
  language: string;
  theme: string;
  width: string;
  wholeWidth: string;
  pixels: (width: number) => string;
  snippet: string;
  copy: string;
  copied: string;
  copyFailed: string;
  preview: string;
  previewComes: string;
  previewMissed: string;
  /** The name of the iframe for screen readers. */
  frameTitle: string;
}
