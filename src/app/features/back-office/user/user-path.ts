export const USERS_PATH = '/admin/users'
export const userPath = (id: string): string => `${USERS_PATH}/${id}`
