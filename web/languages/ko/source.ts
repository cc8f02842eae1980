// Korean texts of the source panel.
import { cellName } from './cells';
import type { SourceMessages } from '../en/source';
import { number } from './grammar';

export const words: SourceMessages = {
  title: '소스',
  views: '프로그램 또는 실제 소스',
  view: { program: '프로그램', real: '실제 소스' },
  language: '프로그램 언어',
  copy: '복사',
  copied: '복사했습니다',
  download: '내려받기',
  edit: '코드에서 고쳐 보기',
  calls: (count) => `열린 호출 ${count}개`,
  frames: {
    show: '호출과 값 보기',
    running: '이 단계까지 프로그램을 실행하는 중…',
    none: '이 단계의 호출을 알아내지 못했습니다.',
    atStart: '첫 단계 전에는 보여 드릴 호출이 없습니다.',
    title: (count) => `이 단계에서 끝나지 않은 호출 ${count}개`,
    program: '프로그램',
    line: (line) => `${line}번째 줄`,
    more: (count) => `바깥쪽 호출 ${count}개 더`,
  },
  callTree: {
    title: '이 단계까지의 호출 트리',
    atStart: '숫자를 하나 놓을 때마다 여기에 호출이 하나씩 그려집니다.',
    cut: (steps) => `${number(steps)}단계까지만 그렸습니다.`,
    cell: cellName,
    calls: (count) => `호출 ${number(count)}개`,
    call: ({ cell, digit, step, isBack, folded }) =>
      `${cellName(cell)} = ${digit}, ${number(step)}단계${isBack ? ', 되돌림' : ''}${folded > 0 ? `, 아래에 호출 ${number(folded)}개` : ''}`,
    run: (count, step) => `${number(step)}단계부터 한 줄로 이어지는 호출 ${number(count)}개`,
  },
  file: '파일',
  follow: (file) => `지금 실행: ${file}`,
  line: (line, file) => `지금 실행되는 곳: ${file} ${line}번째 줄`,
  loading: '소스를 불러오는 중…',
  failed: '소스를 불러오지 못했습니다.',
};
