// Reads how a WebP picture is to be turned: browsers turn JPEG and PNG by themselves, but not all of them WebP.
import { tag, unlessBroken } from './picture-size';

export interface Stored {
  /** A picture that every browser decodes as it is stored. */
  file: Blob;
  /** The value of EXIF's tag of this name, 1 to 8; 1 for pictures that are upright once they are decoded. */
  orientation: number;
}

/** The file is a WebP picture in the extended format. */
export async function asStored(file: Blob): Promise<Stored> {
  const data = new DataView(await file.arrayBuffer());
  return unlessBroken(() => without(file, data)) ?? { file, orientation: 1 };
}

/** Renames the chunk, so that no browser turns the picture as well. */
function without(file: Blob, data: DataView): Stored {
  for (let at = 12; ;) {
    const size = data.getUint32(at + 4, true);
    const chunk = at + 8;
    if (data.getUint32(at) === tag('EXIF')) {
      // Some programs begin it as in a JPEG.
      const head = data.getUint32(chunk) === tag('Exif') ? 6 : 0;
      const tiff = new DataView(data.buffer, chunk + head, size - head);
      const { type } = file;
      return {
        file: new Blob([file.slice(0, at), 'none', file.slice(at + 4)], { type }),
        orientation: orientationIn(tiff),
      };
    }
    at = chunk + size + (size % 2);
  }
}

/** EXIF data is a TIFF file without a picture, whose first directory has the orientation. */
function orientationIn(tiff: DataView): number {
  const isLittle = tiff.getUint32(0) === tag('II*\0');
  if (!isLittle && tiff.getUint32(0) !== tag('MM\0*')) return 1;
  const directory = tiff.getUint32(4, isLittle);
  const entries = tiff.getUint16(directory, isLittle);
  for (let i = 0; i < entries; i++) {
    const entry = directory + 2 + 12 * i; // tag, type, count, value
    if (tiff.getUint16(entry, isLittle) !== 0x112) continue;
    const value = tiff.getUint16(entry + 8, isLittle);
    return value <= 8 ? value || 1 : 1;
  }
  return 1;
}
