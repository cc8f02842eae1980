// A camera counts as still only by its last pictures.
import { describe, expect, it } from 'vitest';
import { Steadiness } from '../../../../web/element/scan/camera/steadiness';

const outline = (moved = 0) => [
  { x: 0.1 + moved, y: 0.1 },
  { x: 0.9 + moved, y: 0.1 },
  { x: 0.9 + moved, y: 0.9 },
  { x: 0.1 + moved, y: 0.9 },
];

const seen = (...outlines: readonly (ReturnType<typeof outline> | null)[]) => {
  const steadiness = new Steadiness();
  for (const each of outlines) steadiness.see(each);
  return steadiness;
};

describe('a camera', () => {
  it('is still once a grid was at one position for four pictures', () => {
    expect(seen(outline(), outline(0.005), outline()).isStill).toBe(false);
    expect(seen(outline(), outline(0.005), outline(), outline()).isStill).toBe(true);
  });

  it('is not still while the grid moves, however slowly', () => {
    expect(seen(outline(), outline(0.01), outline(0.02), outline(0.03)).isStill).toBe(false);
  });

  it('has to be still as long again after a picture without a grid, and after a reading', () => {
    expect(seen(outline(), outline(), outline(), null, outline()).isStill).toBe(false);
    const steadiness = seen(outline(), outline(), outline(), outline());
    steadiness.begin();
    steadiness.see(outline());
    expect(steadiness.isStill).toBe(false);
  });

  it('has not lost its grid for one picture that is blurred, but for six', () => {
    expect(seen(null).isFound).toBe(false);
    expect(seen(outline(), null).isFound).toBe(true);
    expect(seen(outline(), null, null, null, null, null, null).isFound).toBe(false);
  });
});
