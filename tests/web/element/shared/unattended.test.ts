// Playing that began by itself, observed through the motion that it turns on.
import { describe, expect, it } from 'vitest';
import { Unattended } from '../../../../web/element/shared/unattended';

function playing() {
  const motion = { isOn: false, begun: 0 };
  const unattended: Unattended = new Unattended({
    play: () => {
      motion.isOn = true;
      motion.begun++;
    },
    pause: () => {
      motion.isOn = false;
    },
    isPlaying: () => motion.isOn,
  });
  return { motion, unattended };
}

describe('playing that began by itself', () => {
  it('waits for somebody who sees it', () => {
    const { motion, unattended } = playing();
    unattended.see(false);
    unattended.begin();
    expect(motion.isOn).toBe(false);
    unattended.see(true);
    expect(motion.isOn).toBe(true);
  });

  it('rests while it is out of sight, and goes on', () => {
    const { motion, unattended } = playing();
    unattended.begin();
    unattended.see(false);
    expect(motion.isOn).toBe(false);
    unattended.see(true);
    expect(motion).toEqual({ isOn: true, begun: 2 });
  });

  it('does not begin again once it has come to its end', () => {
    const { motion, unattended } = playing();
    unattended.begin();
    motion.isOn = false;
    unattended.see(false);
    unattended.see(true);
    expect(motion).toEqual({ isOn: false, begun: 1 });
  });

  it('goes on unseen where somebody has asked for it', () => {
    const { motion, unattended } = playing();
    unattended.begin();
    unattended.end();
    unattended.see(false);
    expect(motion.isOn).toBe(true);
  });
});
