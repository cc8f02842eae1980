// Names of the standard library, and the headers that bring each of them in GCC 12, as measured with g++ 12.2 -std=gnu++17: each header
// with all that it includes itself.

interface Row {
  /** The header that is to be included for them. */
  home: string;
  /** How the name is used: it is called, it is a template of a type, or it stands alone. */
  use: 'call' | 'template' | 'word';
  /** It is found without `std::`. */
  isGlobal: boolean;
  names: string;
  /** The other headers that bring them. */
  also: string;
}

const row = (
  home: string,
  use: Row['use'],
  where: 'global' | 'std',
  names: string,
  also = '',
): Row => ({ home, use, isGlobal: where === 'global', names, also });

// prettier-ignore
const rows: readonly Row[] = [
  row('cstdlib', 'call', 'global', 'malloc calloc realloc free',
    'algorithm bitset cmath complex condition_variable execution filesystem fstream functional future iomanip ios iostream istream iterator locale malloc.h math.h memory_resource mutex ostream random regex shared_mutex sstream stdexcept stdlib.h streambuf string system_error valarray'),
  row('cstdlib', 'call', 'global', 'atoi atol exit abs qsort rand srand strtol',
    'algorithm bitset cmath complex condition_variable execution filesystem fstream functional future iomanip ios iostream istream iterator locale math.h memory_resource mutex ostream random regex shared_mutex sstream stdexcept stdlib.h streambuf string system_error valarray'),
  row('algorithm', 'call', 'std', 'sort stable_sort nth_element partial_sort next_permutation prev_permutation upper_bound equal_range binary_search unique reverse rotate min_element max_element minmax_element find_if count count_if all_of any_of none_of for_each remove_if copy_n shuffle minmax set_intersection set_difference set_union clamp',
    'execution functional regex valarray'),
  row('algorithm', 'call', 'std', 'lower_bound fill fill_n copy max min',
    'array bitset cmath complex condition_variable deque execution filesystem forward_list fstream functional future iomanip ios iostream istream iterator list locale map math.h memory memory_resource mutex ostream queue random regex set shared_mutex sstream stack stdexcept streambuf string string_view system_error unordered_map unordered_set valarray vector'),
  row('algorithm', 'call', 'std', 'find',
    'complex execution filesystem fstream functional iomanip ios iostream istream iterator locale ostream regex sstream valarray'),
  row('utility', 'call', 'std', 'swap',
    'algorithm any array atomic bitset charconv chrono cmath complex condition_variable deque exception execution filesystem forward_list fstream functional future iomanip ios iostream istream iterator list locale map math.h memory memory_resource mutex numeric optional ostream queue random ratio regex scoped_allocator set shared_mutex sstream stack stdexcept streambuf string string_view system_error thread tuple type_traits unordered_map unordered_set valarray variant vector'),
  row('utility', 'call', 'std', 'make_pair',
    'algorithm array bitset cmath complex condition_variable deque execution filesystem forward_list fstream functional future iomanip ios iostream istream iterator list locale map math.h memory memory_resource mutex ostream queue random regex scoped_allocator set shared_mutex sstream stack stdexcept streambuf string string_view system_error thread tuple unordered_map unordered_set valarray vector'),
  row('iterator', 'call', 'std', 'back_inserter',
    'algorithm array bitset cmath complex condition_variable deque execution filesystem forward_list fstream functional future iomanip ios iostream istream list locale map math.h memory memory_resource mutex ostream queue random regex set shared_mutex sstream stack stdexcept streambuf string string_view system_error unordered_map unordered_set valarray vector'),
  row('utility', 'template', 'std', 'pair',
    'algorithm array bitset cmath complex condition_variable deque execution filesystem forward_list fstream functional future iomanip ios iostream istream iterator list locale map math.h memory memory_resource mutex ostream queue random regex scoped_allocator set shared_mutex sstream stack stdexcept streambuf string string_view system_error thread tuple unordered_map unordered_set valarray vector'),
  row('random', 'template', 'std', 'uniform_int_distribution',
    'algorithm execution functional regex valarray'),
  row('cstdlib', 'word', 'global', 'RAND_MAX EXIT_SUCCESS EXIT_FAILURE',
    'algorithm bitset cmath complex condition_variable execution filesystem fstream functional future iomanip ios iostream istream iterator locale math.h memory_resource mutex ostream random regex shared_mutex sstream stdexcept stdlib.h streambuf string system_error valarray'),
  row('cstdint', 'word', 'global', 'int8_t int16_t int32_t int64_t',
    'algorithm atomic bitset chrono cinttypes cmath complex condition_variable cstdlib execution filesystem fstream functional future inttypes.h iomanip ios iostream istream iterator locale math.h memory memory_resource mutex ostream random ratio regex shared_mutex sstream stdexcept stdint.h stdlib.h streambuf string string_view sys/types.h system_error thread valarray'),
  row('array', 'template', 'std', 'array',
    'execution functional'),
  row('cstdint', 'word', 'global', 'INT32_MAX INT64_MAX uint8_t uint16_t uint32_t uint64_t',
    'atomic bitset chrono cinttypes complex condition_variable execution filesystem fstream future inttypes.h iomanip ios iostream istream iterator locale memory memory_resource mutex ostream random ratio regex shared_mutex sstream stdexcept stdint.h streambuf string string_view system_error thread'),
  row('cstdio', 'call', 'global', 'printf scanf puts getchar putchar fgets freopen fopen fclose sprintf sscanf fprintf fscanf fflush fread fputs perror',
    'bitset complex condition_variable execution filesystem fstream future iomanip ios iostream istream iterator locale malloc.h memory_resource mutex ostream random regex shared_mutex sstream stdexcept stdio.h streambuf string system_error'),
  row('cctype', 'call', 'global', 'isdigit isalpha isspace isupper islower toupper tolower isalnum',
    'bitset complex condition_variable ctype.h execution filesystem fstream future iomanip ios iostream istream iterator locale memory_resource mutex ostream random regex shared_mutex sstream stdexcept streambuf string system_error'),
  row('string', 'call', 'std', 'getline to_string stoi stol stoll stod',
    'bitset complex condition_variable execution filesystem fstream future iomanip ios iostream istream iterator locale memory_resource mutex ostream random regex shared_mutex sstream stdexcept streambuf system_error'),
  row('string', 'word', 'std', 'string',
    'bitset complex condition_variable execution filesystem fstream future iomanip ios iostream istream iterator locale memory_resource mutex ostream random regex shared_mutex sstream stdexcept streambuf system_error'),
  row('bitset', 'template', 'std', 'bitset',
    'regex'),
  row('functional', 'template', 'std', 'greater less',
    'bitset complex condition_variable deque execution filesystem forward_list fstream future iomanip ios iostream istream iterator locale map memory memory_resource mutex numeric ostream queue random regex set shared_mutex sstream stack stdexcept streambuf string system_error thread unordered_map unordered_set vector'),
  row('string_view', 'word', 'std', 'string_view',
    'bitset complex condition_variable execution filesystem fstream future iomanip ios iostream istream iterator locale memory_resource mutex ostream random regex shared_mutex sstream stdexcept streambuf string system_error'),
  row('cstdio', 'word', 'global', 'EOF stdin stdout stderr',
    'bitset complex condition_variable execution filesystem fstream future iomanip ios iostream istream iterator locale malloc.h memory_resource mutex ostream random regex shared_mutex sstream stdexcept stdio.h streambuf string system_error'),
  row('cstdio', 'word', 'global', 'FILE',
    'bitset complex condition_variable cwchar execution filesystem fstream future iomanip ios iosfwd iostream istream iterator locale malloc.h memory memory_resource mutex ostream random regex shared_mutex sstream stdexcept stdio.h streambuf string string_view system_error thread wchar.h'),
  row('cassert', 'call', 'global', 'assert',
    'assert.h'),
  row('cfloat', 'word', 'global', 'DBL_MAX FLT_MAX',
    'float.h'),
  row('limits', 'template', 'std', 'numeric_limits',
    'chrono cmath complex condition_variable filesystem future math.h memory_resource mutex random shared_mutex thread valarray'),
  row('climits', 'word', 'global', 'INT_MAX INT_MIN UINT_MAX LONG_MAX LONG_MIN LLONG_MAX LLONG_MIN CHAR_MAX CHAR_BIT',
    'limits.h'),
  row('cmath', 'call', 'global', 'sqrt pow ceil floor sin cos fabs log log2 log10 round cbrt hypot',
    'complex math.h random valarray'),
  row('cmath', 'word', 'global', 'M_PI INFINITY',
    'complex math.h random valarray'),
  row('iostream', 'word', 'std', 'endl',
    'complex filesystem fstream iomanip istream ostream regex sstream'),
  row('sstream', 'word', 'std', 'stringstream istringstream ostringstream',
    'complex filesystem iomanip regex'),
  row('complex', 'template', 'std', 'complex'),
  row('memory', 'call', 'std', 'make_unique',
    'condition_variable execution filesystem future regex thread'),
  row('memory', 'call', 'std', 'make_shared',
    'condition_variable execution filesystem future regex'),
  row('tuple', 'call', 'std', 'make_tuple',
    'condition_variable execution filesystem functional future map memory memory_resource mutex regex scoped_allocator thread unordered_map unordered_set'),
  row('tuple', 'template', 'std', 'tuple',
    'condition_variable execution filesystem functional future map memory memory_resource mutex regex scoped_allocator thread unordered_map unordered_set'),
  row('memory', 'template', 'std', 'unique_ptr',
    'condition_variable execution filesystem future regex thread'),
  row('memory', 'template', 'std', 'shared_ptr',
    'condition_variable execution filesystem future regex'),
  row('cstring', 'call', 'global', 'memset memcpy memmove memcmp strlen strcpy strncpy strcmp strncmp strcat strchr strstr strtok',
    'memory.h string.h'),
  row('deque', 'template', 'std', 'deque',
    'queue regex stack'),
  row('numeric', 'call', 'std', 'accumulate iota gcd lcm partial_sum inner_product',
    'execution random'),
  row('iterator', 'call', 'std', 'istream_iterator ostream_iterator',
    'execution'),
  row('vector', 'template', 'std', 'vector',
    'execution functional memory_resource queue random regex'),
  row('unordered_map', 'template', 'std', 'unordered_map',
    'execution functional'),
  row('functional', 'template', 'std', 'function',
    'execution future regex'),
  row('iomanip', 'call', 'std', 'setw setprecision setfill',
    'filesystem'),
  row('fstream', 'word', 'std', 'ifstream ofstream'),
  row('iostream', 'word', 'std', 'cin cout cerr clog'),
  row('list', 'template', 'std', 'list'),
  row('map', 'template', 'std', 'map',
    'regex'),
  row('map', 'template', 'std', 'multimap'),
  row('optional', 'template', 'std', 'optional'),
  row('queue', 'template', 'std', 'queue priority_queue'),
  row('random', 'word', 'std', 'mt19937 random_device'),
  row('stack', 'template', 'std', 'stack',
    'regex'),
  row('regex', 'word', 'std', 'regex'),
  row('set', 'template', 'std', 'set multiset'),
  row('unordered_set', 'template', 'std', 'unordered_set'),
  row('variant', 'template', 'std', 'variant'),
];

export interface NamedInLibrary extends Omit<Row, 'names' | 'also'> {
  headers: ReadonlySet<string>;
}

const table: ReadonlyMap<string, NamedInLibrary> = new Map(
  rows.flatMap(({ names, also, ...row }) => {
    const headers = new Set([row.home, ...also.split(' ')]);
    return names.split(' ').map((name): [string, NamedInLibrary] => [name, { ...row, headers }]);
  }),
);

/** Undefined for a name that is not watched. */
export const namedInLibrary = (name: string): NamedInLibrary | undefined => table.get(name);

/** The headers of which it is known what they bring. */
const knownHeaders: ReadonlySet<string> = new Set(
  (
    'algorithm any array atomic bitset cassert cctype cerrno cfloat charconv chrono cinttypes climits clocale cmath complex ' +
    'condition_variable csetjmp csignal cstdarg cstddef cstdint cstdio cstdlib cstring ctime cwchar cwctype deque exception ' +
    'execution filesystem forward_list fstream functional future initializer_list iomanip ios iosfwd iostream istream ' +
    'iterator limits list locale map memory memory_resource mutex new numeric optional ostream queue random ratio regex ' +
    'scoped_allocator set shared_mutex sstream stack stdexcept streambuf string string_view system_error thread tuple ' +
    'type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector assert.h ctype.h errno.h ' +
    'float.h inttypes.h limits.h locale.h math.h setjmp.h signal.h stdarg.h stddef.h stdint.h stdio.h stdlib.h string.h ' +
    'strings.h time.h wchar.h memory.h malloc.h stdbool.h unistd.h sys/time.h sys/types.h sys/resource.h iso646.h'
  ).split(' '),
);

const included = /^[ \t]*#[ \t]*include[ \t]*(?:<([\w./+]+)>|")/gm;

/** The headers that a program names; undefined where one of them may bring any name, as the whole library does. */
export function headersIn(source: string): readonly string[] | undefined {
  const headers = Array.from(source.matchAll(included), ([, header = '']) => header);
  return headers.every((each) => knownHeaders.has(each)) ? headers : undefined;
}
