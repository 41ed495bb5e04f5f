// Explores an application by a spec, proves violations, shortens them and hands them over as flows.
export {};
