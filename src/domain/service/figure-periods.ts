/** Days of the periods for which admins see figures. */
export const FIGURE_DAYS = { '30-days': 30, '90-days': 90, year: 365 } as const

export type FigurePeriod = keyof typeof FIGURE_DAYS

export const FIGURE_PERIODS = Object.keys(FIGURE_DAYS) as [FigurePeriod, ...FigurePeriod[]]
