export const CREW_PATH = '/seamans'
export const crewPath = (id: string): string => `${CREW_PATH}/${id}`
