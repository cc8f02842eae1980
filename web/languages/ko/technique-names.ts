// Korean names of techniques.
import type { TechniqueNames } from '../en/technique-names';
import names from '../../../cpp/words/ko/technique-names.json';

export const words: TechniqueNames = {
  names,
  families: {
    singles: {
      title: '싱글',
      gist: '들어갈 숫자가 하나뿐인 칸이나, 들어갈 칸이 하나뿐인 숫자가 있습니다.',
    },
    locked: {
      title: '고정된 후보',
      gist: '한 박스에서 어떤 숫자가 들어갈 칸이 모두 한 줄에 있거나, 한 줄에서 모두 한 박스에 있습니다.',
    },
    subsets: {
      title: '페어·트리플·쿼드',
      gist: '한 행·열·박스에서 몇 칸이 꼭 그만큼의 숫자를 나눠 가집니다.',
    },
    fish: {
      title: '피시',
      gist: '어떤 숫자의 자리가 몇 개의 행에서 같은 개수의 열에만 있습니다. 행과 열을 바꿔도 같습니다.',
    },
    'single-digit': {
      title: '한 숫자 패턴',
      gist: '어떤 숫자가 들어갈 칸이 몇 개뿐인 두 줄이나 박스가 서로 이어져 있습니다.',
    },
    wings: {
      title: '윙',
      gist: '후보가 두세 개인 몇 칸 가운데 하나에는 반드시 같은 숫자가 들어갑니다.',
    },
    uniqueness: {
      title: '유일성',
      gist: '답이 하나뿐이므로, 두 숫자를 맞바꿀 수 있는 모양은 생길 수 없습니다.',
    },
    exclusion: {
      title: '얼라인드 배제',
      gist: '어떤 숫자를 넣으면 몇 칸을 어떻게 채워도 다른 칸과 어긋납니다.',
    },
    chains: {
      title: '체인',
      gist: '결론이 다음 결론으로 이어져 처음으로 되돌아옵니다.',
    },
    forcing: {
      title: '포싱 체인',
      gist: '어느 경우든 같은 결론에 이르거나, 한 경우가 스스로 모순됩니다.',
    },
    rare: {
      title: '희귀 패턴',
      gist: '여러 박스에 걸친 칸과 숫자의 개수가 꼭 맞거나, 몇 숫자만으로는 채울 수 없습니다.',
    },
  },
};
