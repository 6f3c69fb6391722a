// The games this product knows: rules, bots, drawings and tables.
export {};
