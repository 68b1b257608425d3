/** What a measured question needs to know of the data and the people who ask. */
export type Sample = {
  vacancyIds: readonly string[]
  company: { slug: string; cookie: string }
  /** The vacancy that most people applied for, and its owner. */
  applied: { vacancyId: string; cookie: string }
  /** Of the longest CV, and of the commonest ranks. */
  seamen: readonly { cookie: string }[]
  admin: { cookie: string }
}

export type Search = { name: string; paths: readonly string[]; cookie?: string }

const MONTH = 30 * 86_400_000
const inMonths = (count: number): string => new Date(Date.now() + count * MONTH).toISOString().slice(0, 10)

const list = (...queries: string[]): string[] => queries.map((query) => `/server/vacancy${query && `?${query}`}`)

/** Representative questions; the addresses of one are asked in turn. */
export const listSearches = ({ vacancyIds, company, applied, seamen, admin }: Sample): Search[] => [
  { name: 'everything, newest', paths: list('') },
  { name: 'everything, by joining', paths: list('sort=joining') },
  { name: 'rank', paths: list('rank=able-seaman', 'rank=chief-engineer', 'rank=eto') },
  { name: 'rank, by pay', paths: list('rank=able-seaman&sort=salary', 'rank=master,chief-officer&sort=salary') },
  {
    name: 'fleet and vessel',
    paths: list('fleet=tanker-fleet&vessel=lpg-carrier', 'fleet=offshore-fleet&vessel=ahts,psv'),
  },
  {
    name: 'vessel, by joining',
    paths: list('vessel=container-ship&sort=joining', 'vessel=jack-up&sort=joining'),
  },
  { name: 'pay, by pay', paths: list('payFrom=3000&sort=salary', 'payFrom=9000&currency=EUR&sort=salary') },
  {
    name: 'joining window',
    paths: list(
      `joinFrom=${inMonths(1)}&joinTo=${inMonths(2)}`,
      `joinFrom=${inMonths(0)}&joinTo=${inMonths(0.5)}&sort=joining`,
    ),
  },
  { name: 'nationality', paths: list('nationality=PH', 'nationality=UA', 'nationality=IS,FO&sort=salary') },
  { name: 'port and flag', paths: list('country=SG', 'country=GI&flag=LR', 'flag=MT&sort=joining') },
  { name: 'licence', paths: list('verified=1', 'verified=1&rank=eto', 'verified=1&sort=salary') },
  { name: 'published today', paths: list('published=1', 'published=1&rank=bosun&sort=salary') },
  { name: 'text “2/E”', paths: list('q=2%2FE') },
  { name: 'text, common words', paths: list('q=internet', 'q=contract+leave', 'q=officer+matrix&sort=joining') },
  { name: 'text, beginning of a word', paths: list('q=contr', 'q=weat', 'q=inter&sort=salary') },
  { name: 'text, rare', paths: list('q=Bora+Ottilie', 'q=pumpman+castor+saga', 'q=zzyzx') },
  { name: 'rank in words, pay', paths: list('q=chief+mate+lng&payFrom=6000&sort=salary', 'q=капитан') },
  { name: 'one company', paths: list(`company=${company.slug}`, `company=${company.slug}&sort=salary`) },
  { name: 'page 20', paths: list('page=20', 'rank=able-seaman&page=20', 'fleet=tanker-fleet&sort=salary&page=20') },
  { name: 'page 500', paths: list('page=500', 'department=deck&page=500', 'payFrom=2000&sort=joining&page=500') },
  {
    name: 'five filters',
    paths: list(
      `rank=second-officer&fleet=tanker-fleet&payFrom=3000&english=good&joinTo=${inMonths(2)}`,
      'department=engine&fleet=merchant-fleet&nationality=IN&durationMax=6&published=7&sort=salary',
      'rank=chief-cook&vessel=jack-up&flag=PA&english=basic&country=NO',
    ),
  },
  {
    name: 'marked for a seafarer',
    paths: list('', 'rank=able-seaman', 'fleet=tanker-fleet&sort=joining'),
    ...(seamen[0] && { cookie: seamen[0].cookie }),
  },
  ...seamen.map(({ cookie }, place) => ({
    name: `by match, seafarer ${place + 1}`,
    paths: list(
      'sort=match',
      'rank=chief-officer&sort=match',
      'fleet=tanker-fleet&vessel=lng-carrier&sort=match',
      'fleet=merchant-fleet&payFrom=3000&sort=match&page=20',
      `q=internet&joinTo=${inMonths(2)}&sort=match`,
      'verified=1&nationality=PH&english=good&sort=match',
    ),
    cookie,
  })),
  { name: 'detail', paths: vacancyIds.map((id) => `/server/vacancy/${id}`) },
  ...listLists({ company, applied, seamen, admin }),
]

/** The lists of each side, the largest there are. */
const listLists = ({ company, applied, seamen, admin }: Omit<Sample, 'vacancyIds'>): Search[] => [
  {
    name: 'own vacancies',
    paths: ['', '?status=draft', '?sort=applications', '?status=published&q=singapore'].map(
      (query) => `/server/company/vacancy${query}`,
    ),
    cookie: company.cookie,
  },
  { name: 'first screen of a company', paths: ['/server/company/desk'], cookie: company.cookie },
  {
    name: 'invitations of a company',
    paths: ['', '?state=invited', '?page=20'].map((query) => `/server/company/invitation${query}`),
    cookie: company.cookie,
  },
  { name: 'applicants', paths: [`/server/vacancy/${applied.vacancyId}/application`], cookie: applied.cookie },
  ...seamen.slice(0, 1).flatMap(({ cookie }) => [
    { name: 'own applications', paths: ['/server/seaman/application'], cookie },
    { name: 'saved vacancies', paths: ['', '?page=3'].map((page) => `/server/seaman/saved-vacancy${page}`), cookie },
    { name: 'saved searches', paths: ['/server/seaman/saved-search'], cookie },
    { name: 'invitations of a seafarer', paths: ['/server/seaman/invitation'], cookie },
  ]),
  {
    name: 'moderation',
    paths: ['', '?queue=published', '?queue=refused', '?page=20'].map((query) => `/server/admin/vacancy${query}`),
    cookie: admin.cookie,
  },
]
