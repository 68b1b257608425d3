type Register = { name: string; url: string }

/**
 * Registers of recruitment licences by country. A row is an authority and the start page from which its register is reached; an admin may
 * enter another address.
 */
const REGISTERS: Readonly<Record<string, Register>> = {
  BG: { name: 'Bulgarian Maritime Administration', url: 'https://www.marad.bg/' },
  CY: { name: 'Shipping Deputy Ministry', url: 'https://www.dms.gov.cy/' },
  DE: { name: 'Deutsche Flagge', url: 'https://www.deutsche-flagge.de/' },
  EE: { name: 'Estonian Transport Administration', url: 'https://www.transpordiamet.ee/' },
  GE: { name: 'Maritime Transport Agency of Georgia', url: 'https://www.mta.gov.ge/' },
  GR: { name: 'Ministry of Maritime Affairs', url: 'https://www.ynanp.gr/' },
  HR: { name: 'Ministry of the Sea, Transport and Infrastructure', url: 'https://mmpi.gov.hr/' },
  ID: { name: 'Directorate General of Sea Transportation', url: 'https://hubla.dephub.go.id/' },
  IN: { name: 'Directorate General of Shipping', url: 'https://www.dgshipping.gov.in/' },
  LT: { name: 'Lithuanian Transport Safety Administration', url: 'https://ltsa.lrv.lt/' },
  LV: { name: 'Maritime Administration of Latvia', url: 'https://www.lja.lv/' },
  NO: { name: 'Norwegian Maritime Authority', url: 'https://www.sdir.no/' },
  PH: { name: 'Department of Migrant Workers', url: 'https://dmw.gov.ph/' },
  PL: { name: 'Maritime Office in Gdynia', url: 'https://www.umgdy.gov.pl/' },
  RO: { name: 'Romanian Naval Authority', url: 'https://portal.rna.ro/' },
  TR: { name: 'Ministry of Transport and Infrastructure', url: 'https://www.uab.gov.tr/' },
  UA: { name: 'Shipping Administration of Ukraine', url: 'https://marad.gov.ua/' },
}

export const findRegister = (country: string): Register | null => REGISTERS[country] ?? null

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''

/** Whether an address is on the host of a register that is known here: only then it is shown as a link. */
export function isRegisterAddress(address: string): boolean {
  const host = hostOf(address)
  return Object.values(REGISTERS).some(({ url }) => host === hostOf(url) || host.endsWith(`.${hostOf(url)}`))
}
