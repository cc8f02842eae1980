// Tells when the element comes near what is seen of the page: until then it needs no worker.

/** How far around what is seen, in heights of it. */
const near = '100%';

/** Calls back once; returns what ends the waiting. */
export function whenNear(element: Element, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: near },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
