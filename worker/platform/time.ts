export const toIsoTime = (time: number) => new Date(time).toISOString()
