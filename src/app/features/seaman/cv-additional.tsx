import { Facts } from '#src/app/ui/facts.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { EmptyPart } from './empty-part.tsx'
import type { Fact } from './read-profile.ts'

export function CvAdditional({ facts }: { facts: readonly Fact[] }) {
  const { t } = useIntl()
  if (facts.length === 0) return <EmptyPart part="additional" />
  return (
    <div className="sheet padded">
      <Facts
        rows={facts.map(({ name, value }) => ({ label: t(`seaman.additional.${name}`), value: <bdi>{value}</bdi> }))}
      />
    </div>
  )
}
