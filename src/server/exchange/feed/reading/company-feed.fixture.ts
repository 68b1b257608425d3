/** A typical agency feed: every entry ends with the lines of the agency's template. Dates are after 20 November 2026. */
type Entry = {
  id: number
  title: string
  text: string
  pay?: string
  join?: string
  duration?: string
  published?: string
}

const SITE = 'https://crewing.example/en/vacancies'

const createItem = ({
  id,
  title,
  text,
  pay,
  join,
  duration,
  published = 'Mon, 16 Nov 2026 10:00:00 +0200',
}: Entry): string => `
	<item>

<title>${title}</title>
<link>${SITE}/card/${id}</link>
<description><![CDATA[${text.trim().replaceAll('\n', '<br />\n')}. <br />
		${pay === undefined ? '' : `Salary: ${pay}. <br />`}
		${join === undefined ? '' : `Join date: ${join}. <br />`}
		${duration === undefined ? '' : `Contract duration: ${duration}. <br /><br />`}

		Send CV to cv${id}@crewing.example <br />or better
		apply here: ${SITE}/card/${id} ]]></description>
<pubDate>${published} </pubDate>
<guid>${SITE}/card/${id}</guid></item>`

export const createFeed = (entries: readonly Entry[]): string =>
  `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><atom:link href="${SITE}/feed/rss" rel="self" type="application/rss+xml"/>
	<title>Vacancies</title>
	<link>${SITE}</link>
	<language>en-us</language>${entries.map(createItem).join('')}</channel></rss>`

const REPEATED = `An old client of ours looks for a Bosun who knows cranes and mooring on platform supply vessels.

Requirements:
- service in rank;
- working English;`

/** Sixteen entries: seven good ones, one duplicate, and eight that cannot be published for different reasons. */
export const ENTRIES = {
  thirdEngineer: {
    id: 501,
    title: 'Third Engineer for Oil/chemical tanker',
    text: `• 5 months contract
• Trading Area: Worldwide
• Engine: MAN B&amp;W ME-C
• DWT: 49 990
• Build: 2019
• Flag: Liberia

Requirements:
Min 12 months in rank, good English language level`,
    pay: '4 900 - 5 350 USD',
    join: '05.01.2027',
    duration: '5 m',
  },
  pilot: {
    id: 502,
    title: 'Barge Pilot for Cable lay vessel',
    text: `4 weeks' on/off contracts in the Adriatic
Travel and hotel are paid`,
    pay: '550 EUR per day',
    join: '15.12.2026',
    duration: '4 w',
  },
  chiefMate: {
    id: 503,
    title: 'Chief Mate for Container Ship ',
    text: `Contract Duration: 4 ±1 months
2 years in rank: $150 USD/month more

Valid Chief Officer license
A Schengen visa is an advantage
English of level B2
Questions by WhatsApp: +371 20 000 000`,
    pay: 'up to 7 000 EUR',
    join: 'End of January',
    duration: '4 m',
  },
  master: {
    id: 504,
    title: 'Master for LNG',
    text: 'LNG service as master min 36 months, Ukrainian or Polish citizens only',
    pay: '23 500 USD',
    join: 'ASAP',
    duration: '3 +/- 1 months',
  },
  bosun: { id: 505, title: 'Bosun for PSV', text: REPEATED, pay: '250 EUR/day', join: '10.12.2026', duration: '6 w' },
  bosunAgain: {
    id: 506,
    title: 'Bosun for PSV',
    text: `${REPEATED} `,
    pay: '250 EUR/day',
    join: '20.12.2026',
    duration: '6 w',
    published: 'Tue, 17 Nov 2026 10:00:00 +0200',
  },
  russian: {
    id: 507,
    title: 'Старший механик на балкер',
    text: `Судно типа Supramax, работа в Чёрном море.
Опыт работы в должности от 2 лет, хороший английский.
Звоните: тел. +380 44 000 00 00`,
    pay: '9 500 - 10 000 USD',
    join: '10.01.2027',
    duration: '4 мес',
  },
  cadet: {
    id: 508,
    title: 'Deck Cadet for Bulk Carrier (Panamax)',
    text: '<script>alert(1)</script><p>First voyage with a <b>patient</b> crew.</p>',
    pay: '450 USD',
    join: '01.02.2027 - 15.02.2027',
    duration: '9 m',
  },
  words: {
    id: 509,
    title: 'Able Seaman for Reefer',
    text: 'A quiet ship between two ports.',
    pay: 'Competitive',
    join: '10.01.2027',
    duration: '6 m',
  },
  unknown: {
    id: 510,
    title: 'Rock star wanted',
    text: 'Sing for the crew every evening.',
    pay: '4000 USD',
    join: '10.01.2027',
    duration: '6 m',
  },
  tanker: {
    id: 511,
    title: 'Pumpman for Tanker',
    text: 'One of our oldest clients asks for you.',
    pay: '2400 USD',
    join: '10.01.2027',
    duration: '6 m',
  },
  passed: {
    id: 512,
    title: 'Cook for Ferry',
    text: 'Home every second week, good kitchen.',
    pay: '2100 EUR',
    join: '03.08.2026',
    duration: '3 m',
  },
  fee: {
    id: 513,
    title: 'Motorman for Coaster',
    text: 'A registration fee of 200 is due before the interview.',
    pay: '1900 EUR',
    join: '10.01.2027',
    duration: '4 m',
  },
  waitingList: {
    id: 514,
    title: 'Chief Cook for Cable lay vessel',
    text: 'Join our waiting list and be the first to know when a vacancy opens up!',
    pay: '350 EUR per day',
    join: '30.12.2026',
    duration: '4 w',
  },
  endless: {
    id: 515,
    title: 'Fitter for Bulk Carrier',
    text: 'For a good fitter there is always work.',
    pay: '1800 USD',
    join: '10.01.2027',
    duration: 'permanent',
  },
  franc: {
    id: 516,
    title: 'Electrician for Cruise Ship',
    text: 'A large ship with a large crew.',
    pay: '4000 CHF',
    join: '10.01.2027',
    duration: '6 m',
  },
} satisfies Record<string, Entry>

export const AGENCY_FEED = createFeed(Object.values(ENTRIES))

export const addressOf = (id: number): string => `${SITE}/card/${id}`
