// Progress is kept from visit to visit, survives unreadable entries, and can be forgotten.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Progress } from '../../../../web/element/lessons/progress';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

describe('progress', () => {
  it('is kept by lesson and step', () => {
    new Progress().note('three-cells', 2);
    const progress = new Progress();
    expect(progress.answeredIn('three-cells')).toBe(1);
    expect(progress.isAnswered('three-cells', 2)).toBe(true);
    expect(progress.answeredIn('recursion')).toBe(0);
  });

  it('does not count a question twice', () => {
    const progress = new Progress();
    progress.note('rules', 0);
    progress.note('rules', 0);
    expect(progress.answeredIn('rules')).toBe(1);
  });

  it('is empty again once it is forgotten', () => {
    const progress = new Progress();
    progress.note('rules', 0);
    progress.forget();
    expect(new Progress().isEmpty).toBe(true);
  });

  it('leaves out unreadable entries and lessons that no longer exist', () => {
    kept.set('retrace-lessons', 'rules:0.1 gone:2 <script> three-cells:x');
    const progress = new Progress();
    expect(progress.answeredIn('rules')).toBe(2);
    expect(progress.answeredIn('three-cells')).toBe(0);
  });
});
