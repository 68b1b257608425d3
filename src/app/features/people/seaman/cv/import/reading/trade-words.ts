import type { LabelsByLocale } from '#src/domain/vocabulary/query-lookup.ts'

const files = import.meta.glob<Record<string, string>>(
  '../../../../../../../../locales/*/{rank,vessel,certificate}.json',
  {
    eager: true,
    import: 'default',
  },
)

/** Names of ranks, vessel types and papers in all languages, for CVs in any of them. */
export function listTradeWords(): LabelsByLocale {
  const labels: Record<string, Record<string, string>> = {}
  for (const [path, words] of Object.entries(files)) {
    const locale = path.split('/').at(-2) as string
    labels[locale] = { ...labels[locale], ...words }
  }
  return labels
}
