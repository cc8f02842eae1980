// Which of the two things built from this source it is. The widget has variant-widget.ts in its place.

// eslint-disable-next-line @typescript-eslint/no-inferrable-types -- it is true in the widget
export const isWidget: boolean = false;
