export function loadEnvironment(file?: string): void;
