import { Neighbours } from '#src/app/ui/neighbours.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { type DocEntry, findNeighbours } from './doc.ts'

export function DocNeighbours({ docs, slug }: { docs: readonly DocEntry[]; slug: string }) {
  const { t } = useIntl()
  const around = findNeighbours(docs, slug)
  const linkTo = (doc: DocEntry | undefined) => doc && { ...doc, path: `/docs/${doc.slug}` }
  return <Neighbours label={t('docs.page.around')} previous={linkTo(around.previous)} next={linkTo(around.next)} />
}
