// Korean texts of the review of a photo.
import type { ReviewMessages } from '../en/scan';
import { placeName } from './cells';

const named = (digit: number) => (digit === 0 ? '빈칸' : String(digit));

const kinds = {
  given: '',
  entry: ', 입력한 숫자',
  'wrong-entry': ', 답과 맞지 않는 입력한 숫자',
} as const;

export const words: ReviewMessages = {
  title: '사진에서 읽은 퍼즐',
  reading: '사진을 읽고 있습니다…',
  trouble: (trouble) => {
    switch (trouble.kind) {
      case 'broken':
        return '브라우저가 열 수 없는 그림입니다. 파일이 손상되었거나 브라우저가 모르는 형식입니다.';
      case 'empty':
        return '빈 파일입니다.';
      case 'too-large':
        return '그림이 너무 큽니다. 1억 3천만 화소 또는 100MB가 넘습니다.';
      case 'no-contrast':
        return '사진이 한 가지 밝기뿐이거나 너무 작아서 아무것도 보이지 않습니다.';
      case 'no-grid':
        return '사진에서 가로세로 아홉 칸인 판 전체를 찾지 못했습니다.';
      case 'other-size':
        return `사진 속 판은 한 변이 아홉 칸이 아니라 ${trouble.size}칸입니다.`;
      case 'no-digits':
        return '사진 속 판에 숫자가 너무 적어서 퍼즐로 볼 수 없습니다.';
      case 'cut-off':
        return '사진 가장자리에서 판이 잘려 아홉 행과 아홉 열이 다 보이지 않습니다.';
      case 'diagonal':
        return '스도쿠 X처럼 두 대각선이 그어져 있습니다. 그 규칙과 함께 변형 규칙에서 열립니다. 숫자가 사진과 같은지 견주어 보세요.';
      case 'jigsaw':
        return '박스 대신 영역이 있는 직소 스도쿠입니다. 변형 규칙에서 열립니다. 숫자와 영역이 사진과 같은지 견주어 보세요.';
      case 'killer':
        return '케이지가 있는 킬러 스도쿠입니다. 사진에서 케이지는 읽지 못합니다. f-puzzles나 SudokuPad의 링크로 가져올 수 있습니다.';
      case 'no-such-grid':
        return '사진에서 그 판이 더는 보이지 않습니다.';
    }
  },
  failed: '사진을 읽지 못했습니다. 다시 시도해 주세요.',
  photo: '찾은 판의 테두리를 그린 사진',
  board: '읽은 숫자',
  cell: (row, column, digit, doubtful, kind) =>
    `${placeName(row, column)}, ${named(digit)}${kinds[kind]}${doubtful ? ', 확실하지 않음' : ''}`,
  notes: (digits) => `메모 ${digits.join(' ')}`,
  read: (digit, other) => `읽은 값 ${named(digit)}, 다른 가능성 ${named(other)}`,
  crop: (row, column) => `${placeName(row, column)}의 사진`,
  sure: '모든 숫자가 분명하고 답이 하나뿐입니다.',
  begun: '주어진 수의 답은 하나뿐이고, 입력한 숫자도 모두 그 답과 맞습니다.',
  wrong: (cells) => {
    const places = cells.map(({ row, column }) => placeName(row, column)).join(', ');
    return cells.length === 1
      ? `${places}에 입력한 숫자가 답과 맞지 않습니다. 고치지 않고 그대로 두었습니다.`
      : `입력한 숫자 ${cells.length}개가 답과 맞지 않습니다: ${places}. 고치지 않고 그대로 두었습니다.`;
  },
  manyWrong: (count) =>
    `입력한 숫자 ${count}개가 답과 맞지 않아 줄을 그어 표시했습니다. 고치지는 않았습니다.`,
  entry: '입력한 숫자',
  noting: '메모',
  withEntries: '입력한 숫자도 함께',
  several: '이 숫자로는 답이 하나로 정해지지 않습니다. 사진과 비교해 주세요.',
  changed: '답이 하나가 되도록 확실하지 않은 숫자를 골랐습니다. 확인해 주세요.',
  doubtful: (count) => `확실하지 않은 칸이 ${count}개 있습니다. 확인해 주세요.`,
  checked: '칸을 확인했고 답이 하나뿐입니다.',
  corrected: '숫자를 고쳤습니다. 답이 하나인지는 판에서 풀어 보면 알 수 있습니다.',
  nextGrid: (number, of) => `판 ${of}개 중 ${number}번째: 다음`,
  next: '확실하지 않은 다음 칸',
  digits: '고른 칸의 숫자',
  clear: '빈칸',
  put: '판에 올리기',
  openVaried: '변형 규칙에서 열기',
  another: '다른 사진',
  cancel: '취소',
  private: '사진은 이 기기를 떠나지 않고 저장되지도 않습니다.',
  cameraTitle: '카메라로 읽는 퍼즐',
  camera: '카메라 켜기',
  view: '카메라 화면',
  opening: '카메라를 켜고 있습니다…',
  aim: '퍼즐 전체가 보이도록 비춰 주세요.',
  hold: '판을 찾았습니다. 움직이지 마세요.',
  readNow: '지금 읽기',
  cameraOff: (why) =>
    ({
      refused: '브라우저가 카메라를 막고 있습니다. 페이지 설정에서 허용하거나 사진을 골라 주세요.',
      none: '이 기기에서 카메라를 찾지 못했습니다. 대신 사진을 고를 수 있습니다.',
      'in-use':
        '지금은 카메라를 쓸 수 없습니다. 다른 프로그램이 쓰고 있을 수 있습니다. 대신 사진을 고를 수 있습니다.',
      hidden: '페이지가 보이지 않는 동안 카메라를 껐습니다.',
    })[why],
  cameraPrivate: '카메라 화면은 이 기기를 떠나지 않고 저장되지도 않습니다.',
};
