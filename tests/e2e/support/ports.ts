/** The servers that journeys start. They run at the same time, so each has a port of its own. */
const SERVERS = [
  'product',
  'provider',
  'database',
  'outageEdge',
  'outageServer',
  'start',
  'secondStart',
  'development',
  'wrangler',
  'killedServer',
  'injection',
  'adminPasskey',
  'scheduledMails',
  'card',
  'mailingReport',
  'mailingReview',
  'orderWithdrawal',
  'consultation',
  'serviceForm',
  'servicePackage',
  'premium',
] as const

const FIRST_PORT = 8790

export const PORTS = Object.fromEntries(SERVERS.map((name, place) => [name, FIRST_PORT + place])) as Readonly<
  Record<(typeof SERVERS)[number], number>
>
