import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import type { DetailProps } from './detail-props.ts'
import { listCrumbs } from './job-posting.ts'

export function VacancyCrumbs({ vacancy, words }: DetailProps) {
  return <Breadcrumbs items={listCrumbs(vacancy, words).map(({ name, path }) => ({ label: name, path }))} />
}
