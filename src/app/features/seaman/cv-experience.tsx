import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { EmptyPart } from './empty-part.tsx'
import type { Contract } from './read-profile.ts'

export function CvExperience({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useIntl()
  if (contracts.length === 0) return <EmptyPart part="experience" />
  return (
    <table className="table stack">
      <caption className="visually-hidden">{t('seaman.tab.experience')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('seaman.experience.vessel')}</th>
          <th scope="col">{t('seaman.experience.position')}</th>
          <th scope="col">{t('seaman.experience.company')}</th>
          <th scope="col">{t('seaman.experience.period')}</th>
        </tr>
      </thead>
      <tbody>
        {contracts.map((contract) => (
          <ContractRow key={contract.key} contract={contract} />
        ))}
      </tbody>
    </table>
  )
}

function ContractRow({ contract }: { contract: Contract }) {
  const intl = useIntl()
  const { t } = intl
  const { dateRange, plainDate } = useFormats()
  const { from, to } = contract
  return (
    <tr>
      <th scope="row">
        <bdi className="name">{contract.vesselName}</bdi>
        {contract.vesselType && <div className="smallest faint">{t(`vessel.${contract.vesselType}`)}</div>}
      </th>
      <td>{rankName(intl, contract.position)}</td>
      <td className="full">
        <bdi>{contract.company}</bdi>
      </td>
      <td className="full">{to ? dateRange(from, to) : t('seaman.experience.since', { from: plainDate(from) })}</td>
    </tr>
  )
}
