// The camera of the device: open until a signal says otherwise, or why there is none.
import { type CameraTrouble, shrunkTo, type Pixels } from '../../../core/scan/photo-result';

/** Its tracks are stopped when the signal says so, also where it was asked for and not open yet. */
export async function openCamera(signal: AbortSignal): Promise<MediaStream | CameraTrouble> {
  // Pages that were not fetched safely have no such thing.
  if (!('mediaDevices' in navigator)) return 'none';
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
    });
    const stop = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
    return stream;
  } catch (error) {
    return troubleOf(error instanceof DOMException ? error.name : '');
  }
}

function troubleOf(name: string): CameraTrouble {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  const isThere = !['NotFoundError', 'OverconstrainedError', 'NotSupportedError'].includes(name);
  return isThere ? 'in-use' : 'none';
}

/** The picture of the camera now, at most so many pixels long. Undefined before its first picture. */
export function frameOf(video: HTMLVideoElement, longest: number): Pixels | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  const { width, height } = shrunkTo(longest, { width: videoWidth, height: videoHeight });
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}
