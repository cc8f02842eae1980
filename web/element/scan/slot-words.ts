// Every text of the photo button; those of the review are loaded with it.

export interface SlotMessages {
  photo: string;
  /** Names the field behind the button. */
  choose: string;
  camera: string;
}
