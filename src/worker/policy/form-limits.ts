/** What a page's form may send: its bytes, and whether there may be files among them. */
export type FormLimits = { bytes: number; files: boolean }

const USUAL: FormLimits = { bytes: 64_000, files: false }

/** Pages that take a file; the rest take what people type. */
const WITH_FILES: Readonly<Record<string, FormLimits>> = {
  'company-feeds': { bytes: 1_000_000, files: true },
  'company-feed': { bytes: 1_000_000, files: true },
}

export const formLimitsOf = (routeId: string): FormLimits => WITH_FILES[routeId] ?? USUAL
