import type { StoredRow } from '#src/server/platform/stored-rows.ts'
import type { vacancyTable } from './vacancy.tables.ts'

/** A certificate, or by its kind a visa, that is required at joining; `months` of validity from then, null if not specified. */
export type RequiredPaper = { slug: string; months: number | null }

/** Demands of a vacancy on papers and sea service. */
export type Requirements = {
  /** In the advertiser's order. */
  papers: RequiredPaper[]
  monthsInRank: number | null
  monthsOnType: number | null
}

/** Their columns. Months of a removed paper are ignored. */
export type RequirementColumns = Pick<
  StoredRow<typeof vacancyTable>,
  'certificates' | 'certificate_months' | 'min_months_in_rank' | 'min_months_on_type'
>

export function readRequirements(row: RequirementColumns): Requirements {
  const months = new Map(Object.entries(JSON.parse(row.certificate_months ?? '{}') as Record<string, number>))
  return {
    papers: (JSON.parse(row.certificates) as string[]).map((slug) => ({ slug, months: months.get(slug) ?? null })),
    monthsInRank: row.min_months_in_rank,
    monthsOnType: row.min_months_on_type,
  }
}

export function toRequirementColumns({ papers, monthsInRank, monthsOnType }: Requirements): RequirementColumns {
  const limited = papers.filter(({ months }) => months !== null)
  return {
    certificates: JSON.stringify(papers.map(({ slug }) => slug)),
    certificate_months:
      limited.length === 0
        ? null
        : JSON.stringify(Object.fromEntries(limited.map(({ slug, months }) => [slug, months]))),
    min_months_in_rank: monthsInRank,
    min_months_on_type: monthsOnType,
  }
}
