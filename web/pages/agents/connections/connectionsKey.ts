export const connectionsKey = ['agents', 'connections'] as const
