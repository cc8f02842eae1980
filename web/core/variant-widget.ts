// The widget's variant.ts: one small file for other people's pages, which leaves out what a post
// has no use for.

// eslint-disable-next-line @typescript-eslint/no-inferrable-types -- it is false in the page
export const isWidget: boolean = true;
