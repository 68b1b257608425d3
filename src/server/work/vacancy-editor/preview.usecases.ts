import type { VacancyPreview } from '#src/contract/vacancy-editor/schemas.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { previewVacancy } from '../vacancy-search/vacancy-preview.usecases.ts'
import { readOwn } from './edited-vacancy.usecases.ts'
import { demandWhole, toRow } from './publish.usecases.ts'

/** Returns the draft as seafarers would see it, rendered as a public one. Throws messages for missing fields. */
export async function getPreview(
  services: Needs<'db' | 'cvs' | 'clock'>,
  companyId: string,
  id: string,
): Promise<VacancyPreview> {
  const own = await readOwn(services, companyId, id)
  const row = toRow(services, own, await demandWhole(services, own))
  return { version: own.version, vacancy: await previewVacancy(services, row) }
}
