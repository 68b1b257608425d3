import type { CrewWords } from './crew-words.ts'

/** "O. K…", or that even this would be the name. */
export const MaskedName = ({ name, words }: { name: string | null; words: CrewWords }) =>
  name ? <bdi>{name}</bdi> : words.t('crew.row.no-name')
