import {
  type PictureKind,
  versionOfArticle,
  versionOfCompany,
  versionOfVacancy,
} from '#src/contract/picture/picture.ts'
import { loadIntl } from '#src/i18n/load.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { toCard } from '#src/server/work/vacancy/vacancy-card.ts'
import { findVacancyRow } from '#src/server/work/vacancy-search/vacancy-detail.repository.ts'
import { isPublic } from '#src/server/work/vacancy-search/vacancy-detail.usecases.ts'
import { drawArticle } from './drawing/article-picture.ts'
import { drawCompany } from './drawing/company-picture.ts'
import { drawVacancy, type House } from './drawing/vacancy-picture.ts'
import { findArticle, findCompany } from './picture-subjects.repository.ts'

/** The current picture: its version, and a function that draws it as SVG. */
export type Drawing = { version: string; draw: () => Promise<string> }

type FindDrawing = (services: Needs<'db' | 'clock' | 'config'>, subject: string) => Promise<Drawing | undefined>

const houseOf = ({ config }: Needs<'config'>): House => ({
  productName: config.productName,
  site: new URL(config.origins[0] as string).host,
})

const drawingOfVacancy: FindDrawing = async (services, id) => {
  const now = services.clock()
  const row = await findVacancyRow(services.db, id)
  if (!row || !isPublic(row, now)) return undefined
  const card = toCard({ ...row, published_at: row.published_at ?? now })
  return {
    version: versionOfVacancy(card),
    draw: async () => drawVacancy(card, await loadIntl('en'), houseOf(services)),
  }
}

const drawingOfCompany: FindDrawing = async (services, slug) => {
  const company = await findCompany(services.db, slug)
  if (!company) return undefined
  return {
    version: versionOfCompany(company),
    draw: async () => drawCompany(company, await loadIntl('en'), houseOf(services)),
  }
}

const drawingOfArticle: FindDrawing = async (services, slug) => {
  const article = await findArticle(services.db, slug, services.clock())
  if (!article) return undefined
  return {
    version: versionOfArticle(article),
    draw: async () => drawArticle(article, await loadIntl('en'), houseOf(services)),
  }
}

const FINDERS: Record<PictureKind, FindDrawing> = {
  vacancy: drawingOfVacancy,
  agency: drawingOfCompany,
  article: drawingOfArticle,
}

/** Undefined if it does not exist or is not public. */
export const findDrawing = (
  services: Needs<'db' | 'clock' | 'config'>,
  kind: PictureKind,
  subject: string,
): Promise<Drawing | undefined> => FINDERS[kind](services, subject)
