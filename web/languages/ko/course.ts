// Korean texts of the course of techniques.
import type { CourseMessages } from '../en/course';
import { filled } from '../template';
import { words as hint } from './hint';
import advice from '../../../cpp/words/ko/advice.json';

export const words: CourseMessages = {
  title: '풀이 기법',
  about:
    '마지막 빈칸 찾기부터 체인까지 차례로 배웁니다. 기법마다 설명을 읽고, 판에서 예를 보고, 그 기법을 쓸 차례가 된 퍼즐에서 직접 세 번 찾습니다.',
  learned: (learned, of) => `${of}개 중 ${learned}개 익힘`,
  begin: (technique) => `${technique}부터 시작`,
  goOn: (technique) => `이어서 배우기: ${technique}`,
  all: '모든 기법',
  next: (technique) => `다음 기법: ${technique}`,
  link: '이 기법의 링크 복사',
  linkCopied: '링크를 복사했습니다.',
  copyFailed: '브라우저가 복사를 허용하지 않았습니다.',
  rating: (rating) => `난이도 ${rating}부터`,
  what: '어떤 기법인가요?',
  see: '예로 보기',
  find: (times) => `직접 ${times === 3 ? '세' : times} 번 찾기`,
  findAbout:
    '쉬운 단계를 모두 풀고 후보까지 적어 둔 판이 나옵니다. 기법으로 지울 수 있는 후보를 지우거나 숫자를 넣으세요. 힌트를 보고 찾은 것은 세지 않습니다.',
  findOne: '찾으러 가기',
  findMore: '하나 더 찾기',
  found: (count, goal) => `${goal}번 중 ${count}번 찾음`,
  look: '이 판에서 보이나요?',
  more: hint.more,
  hide: '다시 가리기',
  chain: (number, isCase) => filled(isCase ? advice.case : advice.chain, { number }),
  looking: '예가 나오는 단계까지 푸는 중…',
  failed: '예를 불러오지 못했습니다.',
  again: '다시 시도',
};
