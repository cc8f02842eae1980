// The languages that a pasted program may be written in, with the signs of each: those that run here, and others by name.
import type { ProgramLanguage } from '../program-languages';

/**
 * Signs that programs of one language have and those of the others hardly have, in a text as `recognised` shortens it. Each takes
 * time in proportion to any text: what a sign may pass over holds no other beginning of the sign, or is at most 100 characters.
 */
export const signs: Readonly<Record<ProgramLanguage, readonly RegExp[]>> = {
  cpp: [
    /^# ?(include|define|pragma)\b/m,
    /\busing\snamespace\b/,
    /\b(int|void|bool|char|long|auto)\s\w+\s?\([^()]*\)\s?\{/,
    /\bstd::|\b(cin\s?>>|cout\s?<<|scanf\s?\()/,
    /^(static |const )*(int|bool|char|short|long|vector ?<[^;\n]*>)\s\w+( ?\[[^[\]\n]*\])*\s?[;,={]/m,
  ],
  java: [
    /^import\s(static\s)?java\b/m,
    /\b(public|final|abstract)\sclass\s\w+/,
    /\bstatic\svoid\smain\s?\(/,
    /\bSystem\.(in|out|err|exit)\b/,
    /\b(private|public|static|final)\s[\w<>[\]]+\s\w+\s?[(=;]/,
    /\b(int|boolean|char|String)\s?\[\]/,
  ],
  python: [
    /^def\s\w+\s?\(.*\)\s?(->[^:)\n]*)?:/m,
    /^(if|elif|for|while|with|class)\b[^;{}\n]*: ?(#.*)?$/m,
    /^(else|try|finally|except\b.*): ?(#.*)?$/m,
    /^(from\s[\w.]+\s)?import\s[\w.*][^;\n]*$/m,
    /\b(print|input|range|len|map)\s?\([^;\n]{0,100}$/m,
    /\b(elif|None|True|False|lambda|not in)\b/,
  ],
  javascript: [
    /\brequire\s?\(\s?['"`]/,
    /^import\b.*\bfrom\s['"]/m,
    /^(const|let|var)\s[\w$[{]/m,
    /\bfunction\b\s?\w*\s?\(/,
    /=>/,
    /\bconsole\.\w+\s?\(|===|\bprocess\.(stdin|exit|stdout)\b/,
  ],
};

export interface ForeignLanguage {
  name: string;
  signs: readonly RegExp[];
  /** The language that it extends, whose signs its programs have, too. */
  extends?: ProgramLanguage;
  /** How its files end. */
  endings: readonly string[];
}

/** Languages that do not run here, so that a program in one is not taken for another's. */
export const foreignLanguages: readonly ForeignLanguage[] = [
  {
    name: 'Kotlin',
    endings: ['kt', 'kts'],
    signs: [
      /\bfun\s(<\w+>\s)?(\w+\.)?\w+\s?\(/,
      /\bval\s[\w(]|\bvar\s\w+\s?:/,
      /\breadLine\(\)|\breadln\(\)|`in`/,
      /\b(Int|Boolean|Char)Array\b|\bArray\s?\(\w+\)\s?\{|\b(mutableListOf|arrayOf|listOf)\b/,
      /\bin\s\w+\s?(until|downTo|\.\.)\s?\w+/,
      /^import\sjava\.[\w.*]+$/m,
      /\{ ?it\b|\.toInt\(\)|!!/,
      /(?<!\.)\bprintln\s?\(/,
      /:\s?(Int|Boolean|String|Array<\w+>)\b/,
    ],
  },
  {
    name: 'Scala',
    endings: ['scala', 'sc'],
    signs: [
      /\bobject\s\w+\s(extends\s|\{)/,
      /\bdef\s\w+\s?(\([^()\n]{0,100}\))?\s?(:\s?[\w[\]]{1,40}\s?)?=/,
      /\bva[lr]\s\w+\s?[:=]/,
      /\bArray\.(fill|ofDim|tabulate)\b|\bArray\[/,
      /<-/,
      /\bscala\.\w|\bStdIn\b|\breadInt\b/,
      /\b(until|to)\s\w+[);\s]/,
      /(?<!\.)\bprintln\s?\(/,
      /[(.]\s?_\s?[.)*+]|\.toInt\b(?!\()/,
    ],
  },
  {
    name: 'C#',
    endings: ['cs'],
    signs: [
      /^using\s(static\s)?System\b[\w.]*;/m,
      /\bConsole\.(Read|Write|In|Out|Open|Set)\w*/,
      /\bstatic\s(async\s)?(void|int|Task)\sMain\s?\(/,
      /\bstring\s?\[\]|\bint\s?\[,+\]|\bforeach\s?\(|\bnew\s\w+\s?\[\w+,/,
      /^namespace\s[\w.]+\s?[{;]?$/m,
      /\bint\.Parse\b|\bConvert\.To\w+\(|\bArray\.ConvertAll\b|\.(Split|Select|ToArray|ToCharArray)\(/,
      /\bList<[\w<>]{1,40}>\s\w+\s?=\snew\b|\.Length\b|\.Add\(/,
    ],
  },
  {
    name: 'Ruby',
    endings: ['rb'],
    signs: [
      /^def\s[\w?!.]+ ?(\([^)\n]*\))?$/m,
      /^end$/m,
      /\bgets\b|\$stdin\b|\bSTDIN\b/,
      /\bputs\b|\bdo\s?\|[\w, ]{1,40}\||\{ ?\|[\w, ]{1,40}\|/,
      /\.(each|times|each_with_index|to_i|chomp|any\?|all\?|include\?|each_char|step|upto)\b/,
      /\b(elsif|unless|nil|attr_accessor)\b/,
      /\(&:\w+\)/,
    ],
  },
  {
    name: 'Go',
    endings: ['go'],
    signs: [
      /^package\smain\b/m,
      /\bfunc\s(\(\w+\s\*?\w+\)\s)?\w+\s?\(/,
      /\b(fmt|bufio|os|strings|strconv)\.[A-Z]\w*/,
      /:=/,
      /^import\s?(\(|")/m,
      /\bvar\s\w+(, \w+)*\s?(\[\w*\]|int\b|bool\b|string\b)/,
      /\brange\s\w+\s?\{/,
    ],
  },
  {
    name: 'Rust',
    endings: ['rs'],
    signs: [
      /\bfn\s\w+\s?(<[^(\n]{0,100}>)?\(/,
      /\blet\smut\b|&mut\b/,
      /\bprint(ln)?!\s?\(|\bvec!\s?\[/,
      /^use\sstd::/m,
      /\bimpl\b|\.unwrap\(\)|->\s?\w[^;{-]*\{/,
      /\bfor\s\w+\sin\s[\w(]+\.\.=?\w+/,
      /\b(usize|u8|i32|u32|u16|i64)\b/,
    ],
  },
  {
    name: 'Swift',
    endings: ['swift'],
    signs: [
      /\bfunc\s\w+\s?\((\)|[\w\s]{1,60}:)/,
      /\breadLine\(\)!?/,
      /\b(var|let)\s\w+\s?:\s?\[/,
      /^import\s(Foundation|Glibc|Darwin)\b/m,
      /\bin\s\w+\s?\.\.[.<]|\bstride\(from:/,
      /\b(guard|if)\slet\b|\binout\b/,
      /->\s?(Bool|Int|Void|String|\[)/,
      /\[\[Int\]\]|\bArray\(repeating:|\$0\b|\bInt\(/,
      /\b(separator|repeating|terminator|count):/,
    ],
  },
  {
    name: 'PHP',
    endings: ['php'],
    signs: [
      /<\?php\b/,
      /\$\w+\s?=[^=]/,
      /\bfunction\s\w+\s?\(\s?[&\w\s]{0,20}\$/,
      /\becho\b|\bSTDIN\b/,
      /\bforeach\s?\(\$\w+\sas\b|\b(explode|implode|array_\w+|in_array|fgets|intdiv)\s?\(/,
      /\bglobal\s\$/,
    ],
  },
  {
    name: 'Perl',
    endings: ['pl', 'pm'],
    signs: [
      /\buse\s(strict|warnings)\b/,
      /\bmy\s?[$@%(]/,
      /<STDIN>|<>/,
      /\bsub\s\w+\s?\{/,
      /\$_\b|@_|\b(push|shift|chomp|foreach)\b\s?[(@$m]/,
      /\bsplit\s?\(?\s?['"/]|\bqw\b|\bjoin\s?\(?\s?["']/,
      /\$\w+\[|@\$?\w+\b|@\{/,
    ],
  },
  {
    name: 'Pascal',
    endings: ['pas', 'pp', 'dpr'],
    signs: [
      /^program\s\w+\s?(\([^()\n]{0,40}\))?;/im,
      /\bbegin\b/i,
      /\bend[.;]/i,
      /:=/,
      /\b(procedure|function)\s\w+\s?(\([^()]{0,100}\))?\s?(:\s?\w+\s?)?;/i,
      /\b(readln|writeln|read|write)\s?[(;]/i,
      /^(var|const|uses)\b/im,
      /\barray\s?\[\d+\s?\.\.\s?\d+/i,
    ],
  },
  {
    name: 'Haskell',
    endings: ['hs'],
    signs: [
      /^import\s(qualified\s)?(Data|Control|System|Text)\b/m,
      /^\w+'?\s::\s/m,
      /^main\s?(::|=)/m,
      /\bwhere$|^where\b/m,
      /<-/,
      /\b(putStr|putStrLn|getLine|mapM_?|getContents|interact|unwords|unlines|forM_|replicateM)\b/,
      /^module\s\w+/m,
      /\blet\b[^;{}\n]{1,100}$|\bcase\s[^\n]{1,60}\sof$|^\|\s/m,
    ],
  },
  {
    name: 'Dart',
    endings: ['dart'],
    signs: [
      /^import\s['"]dart:\w+['"]/m,
      /\bstdin\.readLineSync\b/,
      /\bint\.parse\b/,
      /\bList<(int|List<int>|bool|String)>/,
      /\bList\.(generate|filled)\b/,
      /^void main\(/m,
      /\bstdout\.write\w*\(/,
      /\bvar\s\w+\s?=|\bfinal\s\w+\s?=/,
    ],
  },
  {
    name: 'TypeScript',
    endings: ['ts', 'mts', 'cts'],
    extends: 'javascript',
    signs: [
      /[\w)\]?]\s?:\s?(number|string|boolean|void|unknown)\b(?!\s?:)/,
      /\binterface\s\w+\s?\{/,
      /^(export )?type\s\w+\s?=/m,
      /\bas\s(number|string|const|any|unknown)\b/,
      /\b(number|string|boolean)(\[\])+/,
      /\b(private|readonly|public)\s\w+\s?[:(=]/,
      /<(number|string|boolean)(\[\])*[,>]/,
      /\w!\.|\w!;/,
    ],
  },
  {
    name: 'Python 2',
    endings: [],
    extends: 'python',
    signs: [/^print\s["'\w]/m, /\braw_input\s?\(/, /\bxrange\s?\(/, /\bexcept\s\w+,\s\w+:/],
  },
  {
    name: 'Groovy',
    endings: ['groovy'],
    extends: 'java',
    signs: [
      /\bdef\s\w+\s?=/,
      /\bSystem\.in\.(newReader|readLines|eachLine|withReader)\b/,
      /\bprintln\s["'\w]/,
      /\.(each|collect|every|any|times)\s?\{|\bas\sint\b/,
      /^import\sjava\.[\w.*]+$/m,
    ],
  },
  {
    name: 'Objective-C',
    endings: ['m', 'mm'],
    extends: 'cpp',
    signs: [
      /^# ?import\b/m,
      /@(interface|implementation|autoreleasepool|property|end)\b/,
      /\bNS[A-Z]\w+/,
      /@"/,
    ],
  },
  {
    name: 'D',
    endings: ['d'],
    signs: [
      /^import\sstd\.\w+/m,
      /\breadln\b/,
      /\bwrite(f|ln|fln)?\s?\(|\bwritef?ln\b/,
      /\bforeach\s?\((ref\s)?\w+(, \w+)?;/,
      /\bto!\(?\w+|\bmap!/,
      /\b(int|bool|char)(\[\d*\]){1,2}\s\w+/,
    ],
  },
  {
    name: 'Lua',
    endings: ['lua'],
    signs: [
      /\blocal\s(function\s)?\w+/,
      /\bthen$/m,
      /^end$/m,
      /\bio\.(read|lines|write|stdin)\b/,
      /\bfor\s\w+\s?=\s?\w+,\s?[\w#]+(,\s?-?\w+)?\sdo\b|\bin\si?pairs\(/,
      /~=|\btable\.(insert|concat|remove)\b|\btonumber\(/,
    ],
  },
  {
    name: 'Julia',
    endings: ['jl'],
    signs: [
      /^function\s\w+!?\s?\(/m,
      /^end$/m,
      /\bparse\.?\(Int\b/,
      /\breadlines?\(/,
      /\bfor\s\w+\s?(in|=|∈)\s?\w+:\w+/,
      /\bprintln\(|\bzeros\(Int\b|::\w+/,
      /&&\s?return\b|\|\|\s?return\b/,
    ],
  },
  {
    name: 'R',
    endings: ['r'],
    signs: [
      /<-\s?function\s?\(/,
      /\breadLines\(|\bscan\(/,
      /\w\s?<-\s?\w/,
      /\b(cat|matrix|strsplit|as\.integer|seq_len|unlist)\(/,
      /%%|%\/%|%in%/,
    ],
  },
  {
    name: 'Fortran',
    endings: ['f90', 'f95', 'f', 'for'],
    signs: [
      /^program\s\w+$/im,
      /\binteger\s?(::|,|\()/i,
      /\bend\s?(do|if|program|function|subroutine)\b/i,
      /\b(read|write)\s?\(\*,|\b(read|print)\s?\*,/i,
      /\bsubroutine\b|\bimplicit\snone\b/i,
      /\.(and|or|not|true|false)\./i,
    ],
  },
  {
    name: 'OCaml',
    endings: ['ml'],
    signs: [
      /\blet\srec\b/,
      /;;/,
      /\b(Printf|Scanf|List|Array|String)\.[a-z]\w*/,
      /\bmatch\s[^\n]{1,60}\swith\b/,
      /\blet\s[\w()' ]{1,60}=/,
      /\bref\s|:=|!\w/,
      /\bdone\b|\bbegin\b/,
      /\w\.\(\w/,
      /<-/,
    ],
  },
  {
    name: 'F#',
    endings: ['fs', 'fsx'],
    signs: [
      /\blet\s(mutable|rec|inline)\b/,
      /\bprintfn?\s"/,
      /\|>/,
      /\bfun\s[\w() ]{1,40}->/,
      /^open\sSystem\b/m,
      /\bstdin\.ReadLine\b|\bConsole\.ReadLine\b/,
      /\bArray2D\b|\b(Array|Seq|List)\.(map|iter|init|forall|exists)\b/,
      /<-/,
    ],
  },
  {
    name: 'Elixir',
    endings: ['ex', 'exs'],
    signs: [
      /\bdefmodule\s/,
      /\bdefp?\s\w+[^\n]{0,60}\sdo$/m,
      /\bIO\.\w+/,
      /\|>/,
      /\b(Enum|String|Map)\.\w+/,
      /^end$/m,
    ],
  },
  {
    name: 'Visual Basic',
    endings: ['vb', 'bas'],
    signs: [
      /^(imports\s\w|module\s\w+$)/im,
      /\bsub\smain\b/i,
      /\bdim\s\w+/i,
      /\bend\s(sub|if|function|module)\b/i,
      /^next\b|\bthen$/im,
    ],
  },
  {
    name: 'Lisp',
    endings: ['lisp', 'lsp', 'scm', 'rkt', 'clj'],
    signs: [
      /\(defun\s|\(define\s|\(defn-?\s/,
      /\(let\*?\s?[([]/,
      /\(setf\s|\(set!\s|\(aref\s|\(vector-(ref|set!)\s/,
      /\(format\st\s|\(println\s|\(display\s|\(princ\s/,
      /\((loop|dotimes|cond|when)\s?[\s([]/,
      /\(read(-line)?\)/,
    ],
  },
  {
    name: 'Zig',
    endings: ['zig'],
    signs: [
      /@import\("std"\)/,
      /\bpub\sfn\b/,
      /\bfn\s\w+\s?\(/,
      /\btry\s\w/,
      /\[_\]|\[\]u8|\busize\b/,
    ],
  },
  {
    name: 'Nim',
    endings: ['nim'],
    signs: [
      /\bproc\s\w+\*?\s?\(/,
      /^import\s(strutils|sequtils|std\/)/m,
      /\bparseInt\b|\breadLine\(?stdin|\bstdin\.readLine\b/,
      /\becho\s/,
      /\.\.<|\barray\[|\bseq\[/,
    ],
  },
  {
    name: 'Bash',
    endings: ['sh'],
    signs: [
      /\bread\s-\w+|\bwhile\sread\b/,
      /^(done|fi|esac)$/m,
      /\$\{\w|\$\(\(|\(\(\s?\w/,
      /\becho\s/,
      /;\s?(do|then)$/m,
    ],
  },
];
