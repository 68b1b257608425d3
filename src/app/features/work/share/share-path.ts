export const SHARE_PATH = '/seaman/cv/share'
