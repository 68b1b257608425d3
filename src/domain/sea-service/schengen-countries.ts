const MEMBERS = 'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'

const members = new Set(MEMBERS.split(' '))
/** Their citizens move freely too. */
const neighbours = new Set(['CY', 'IE'])

export const isSchengenCountry = (code: string): boolean => members.has(code)

/** Citizens of these countries may stay as long as they like: the 90 days are not for them. */
export const movesFreely = (citizenship: string): boolean => members.has(citizenship) || neighbours.has(citizenship)
