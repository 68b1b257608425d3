import { MAX_TIME_ZONE } from '../text/text-limits.ts'

export const UTC = 'UTC'

/** Names that browsers still report, with the current ones. */
const RENAMED: Readonly<Record<string, string>> = {
  'Europe/Kiev': 'Europe/Kyiv',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'America/Godthab': 'America/Nuuk',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Coral_Harbour': 'America/Atikokan',
  'Africa/Asmera': 'Africa/Asmara',
  'Etc/UTC': UTC,
  'Etc/GMT': UTC,
  GMT: UTC,
}

/** Whether `Intl` knows the name. An offset such as +02:00 is no time zone: it has no daylight saving time. */
function isKnown(name: string): boolean {
  if (name.length > MAX_TIME_ZONE || !/^[A-Za-z]/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Returns the current name of a time zone; undefined if it is unknown. */
export function readTimeZone(name: string): string | undefined {
  const current = Object.hasOwn(RENAMED, name) ? RENAMED[name] : name
  return current !== undefined && isKnown(current) ? current : undefined
}
