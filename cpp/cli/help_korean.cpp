// The text of `retrace --help` in Korean: the same as in English, line by line as far as the language lets it.
#include "cli/help.hpp"

namespace retrace::cli {

const std::string_view korean_help = R"(retrace: 스도쿠를 백트래킹으로 풀고 그 단계를 보여 줍니다

    retrace solve [--format auto|2580|2239|line|json|csv] [--strategy NAME] [--jobs N] [FILE]
        퍼즐마다 첫 번째 답, 곧 사전순으로 가장 앞선 답을 출력합니다.
        --format     답의 모양. auto는 퍼즐마다 입력된 모양 그대로
                     2580  숫자 사이를 띄운 아홉 줄
                     2239  숫자를 붙여 쓴 아홉 줄
                     line  81자 한 줄
        --strategy   기본값 @SOLVE@
        --jobs       퍼즐을 나누어 맡을 스레드의 수, 또는 코어 수만큼 쓰는 `all`. 기본값 1
    retrace count [--limit N] [--jobs N] [FILE]
        퍼즐마다 답의 개수. 한도에 이르면 `>=N`을 출력합니다.
        --limit      기본값 @LIMIT@
    retrace check [--jobs N] [FILE]
        퍼즐마다 낱말 하나: unique(유일), several(여럿), none(없음), contradiction(모순).
    retrace trace [--strategy NAME] [--steps N] [--reasons] [FILE]
        첫 번째 답을 찾을 때까지의 단계를 한 줄에 하나씩 출력합니다: 번호, 종류(placement,
        solution, backtrack, dead-end), 칸, 숫자, 그때까지 넣은 숫자의 수. 앞에는 퍼즐이, 뒤에는
        어떻게 끝났는지가 나옵니다. 자세한 것은 docs/trace-format.ko.md에 있습니다.
        --strategy   기본값 @TRACE@
        --steps      이만큼만 출력합니다. 없으면 모두
        --reasons    단계마다 그 앞에, 맞지 않은 숫자와 이유를 한 줄씩 더합니다
    retrace trace --verify [FILE]
        어떤 프로그램이 썼든 이런 줄을 읽고, 퍼즐마다 `ok`와 횟수를, 틀렸으면 `error`를 출력하고
        규칙에 어긋난 줄을 표준 오류에 알립니다.
    retrace explain [--order teaching|classic] [--jobs N] [FILE]
        사람이 논리로 푸는 길을 한 줄에 한 단계씩 출력합니다: 번호, 난이도, 기법, 효과, 이유.
        퍼즐 뒤에는 빈 줄이 옵니다. 답이 여럿이라 유일해야 쓸 수 있는 기법을 뺐으면 맨 앞에
        `several`이, 더 쓸 기법이 없으면 맨 뒤에 `search`가 나옵니다.
        --order      teaching은 눈에 먼저 띄는 순서, classic은 난이도를 매기는 순서
    retrace hint [--level nudge|where|what|why] [--jobs N] [FILE]
        퍼즐마다 다음 한 단계의 기법, 위치, 효과, 이유를 출력합니다. 기본값은 why(이유까지)입니다.
    retrace rate [--jobs N] [FILE]
        Sudoku Explainer 1.2.1 척도의 난이도: 전체(ER), 첫 숫자를 넣을 때까지(EP), 첫 단계(ED)와
        가장 어려운 기법. 척도를 넘으면 `8.8+`와 `search`, 답이 여럿이면 `several`입니다.
    retrace certify [--jobs N] [FILE]
        퍼즐마다 무엇인지와 그 증거를 한 줄에 이름=값으로 출력합니다. 모두 docs/commands.ko.md에
        있습니다.
            unique solution=...
            several solutions=36 first=... other=... differ=r1c1,... fix=r1c1:5,... smallest=yes
            none givens=r1c1:5,... smallest=yes
            contradiction givens=r1c1:5,r1c9:5 smallest=yes clashes=r1c1-r1c9,...
    retrace solutions [--from K] [--limit N] [--format auto|2580|2239|line] [--jobs N] [FILE]
        퍼즐의 답을 사전순으로, 퍼즐이 적힌 모양대로 출력합니다. 퍼즐과 퍼즐 사이에는 빈 줄이
        들어갑니다.
        --from       K번째 답부터. 기본값 1
        --limit      이만큼만. 없으면 모두
    retrace reduce [--keep-count] [--jobs N] [FILE]
        답을 하나로 지키면서 없어도 되는 주어진 수를 뺀 최소 퍼즐을 81자 한 줄로 출력합니다. 답이
        여럿인 퍼즐은 `several`을 출력하고 이유를 표준 오류에 알리며 종료 코드는 2입니다.
        --keep-count 그런 퍼즐도 줄이되 답은 모두 그대로 둡니다
    retrace generate [-n N] [--seed N] [--symmetry NAME] [--rating A-B] [--technique NAME]
                     [--givens A-B [--minimal]] [--pattern LINE] [--keep LINE] [--tries N]
                     [--jobs N] [--numbers FILE | --resume FILE]
        답이 하나뿐인 새 퍼즐을 81자 한 줄씩 출력합니다. 최소 퍼즐이거나, 바라는 만큼 주어진
        퍼즐입니다. 숫자나 행, 열을 서로 바꾸기만 한 퍼즐은 넣지 않습니다. 시드가 같으면
        어디서나 같은 퍼즐이 나옵니다. 자세한 것은 docs/generate.ko.md에 있습니다.
        -n           퍼즐의 개수. 기본값 1
        --seed       없으면 매번 다른 값을 쓰고 표준 오류에 알립니다
        --symmetry   주어진 수가 들어갈 칸의 대칭: none, half-turn, quarter-turn, left-right,
                     top-bottom, diagonal, antidiagonal, both-mirrors, both-diagonals, full
        --rating     `retrace rate`의 난이도, 1.0부터 8.8까지: 3.0-4.4
        --technique  가장 어려운 단계에 쓸 기법, `retrace rate`의 이름으로: x-wing
        --givens     주어진 수의 개수: 24-30
        --pattern    81자. `.`이나 `0`인 칸에는 주지 않습니다
        --keep       81자. 그대로 둘 숫자
        --tries      이만큼 시도하고도 못 만들면 `none`을 출력합니다. 기본값 @TRIES@
        --numbers    시드의 몇 번째 퍼즐들인지 한 줄에 번호 하나씩: FILE, -이면 표준 입력
        --resume     앞의 퍼즐들이 든 FILE에 -n까지 모자라는 퍼즐을 덧붙입니다
    retrace worst [--strategy NAME] [--measure placements|calls|checks] [--aim N] [--seed N]
                  [--tries N] [FILE]
        답이 하나뿐이고 탐색이 점점 오래 걸리는 퍼즐을 찾습니다. FILE의 퍼즐이나 새 퍼즐에서
        시작해 조금씩 바꾸며, 더 오래 걸릴 때마다 횟수와 퍼즐을 한 줄에 출력합니다.
        --strategy   기본값 @WORST@
        --measure    답까지 무엇을 셀지. 기본값 placements
        --aim        꼭 이 횟수가 되면 끝냅니다. 없으면 찾을 수 있는 데까지
        --tries      바꾸어 보는 횟수. 기본값 @TRIES@
    retrace scan [--check] [FILE]
        PNG나 JPEG 사진 속 퍼즐을 81자 한 줄로 출력합니다. 퍼즐이 보이지 않으면 `none`을 출력하고
        이유를 표준 오류에 알립니다. 믿기 전에 확인할 칸도 표준 오류에 알립니다.
        --check      FILE은 사진의 폴더이고, 사진마다 퍼즐로 끝나는 NAME.dat이나 NAME.txt가
                     있습니다. 몇 장을 읽었고 어디서 틀렸는지 출력합니다
    retrace strategies
        전략의 표: 이름, 칸의 순서, 확인 방법, 어디에서 왔는지.
    retrace --help, retrace --version

FILE이 없거나 -이면 표준 입력을 읽습니다. 한 파일에 퍼즐이 몇 개든, 어떤 모양이 섞여 있든 됩니다.
표나 목록이어도 됩니다. 빈칸은 0 . _ * - x 가운데 아무것으로나 씁니다. 퍼즐 사이의 글은 건너뛰고 표준
오류에 알립니다.
    --format F   답을 쓰는 형식. json은 한 줄에 객체 하나, csv는 한 줄에 행 하나이며 trace를 뺀 모든
                 명령에 됩니다(이름은 docs/answers.schema.json). 그 밖의 값은 solve와 같습니다
    --field N    줄마다 N번째 열에 퍼즐이 있습니다. 없으면 퍼즐이 든 첫 번째 열을 읽습니다
    --classic    기본 규칙이 아닌 규칙이 있는 퍼즐을 거절하지 않고 그 규칙 없이 읽습니다
답이 없는 퍼즐은 `none`, 읽을 수 없는 퍼즐은 `error`,
greedy가 막히면 칸과 함께 `dead end`를 출력하므로 출력의 줄은 퍼즐과 짝이 맞고, 작업이 몇 개든 입력의
순서를 지킵니다.

종료 코드
    0  모든 퍼즐에 답했습니다
    1  답이 없거나, 주어진 수가 모순되거나, greedy가 막힌 퍼즐이 있습니다
    2  읽지 못했거나 거절한 퍼즐이 있습니다(표준 오류에 FILE:LINE:COLUMN: 이유, 그 뒤의 퍼즐에는 계속
       답합니다). 또는 파일을 읽지 못했거나 명령이 잘못되었습니다
)";

}  // namespace retrace::cli
